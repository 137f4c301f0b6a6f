/** A log that follows, and whoever reads in it. */
import { expect, it } from 'vitest';
import { LogEnd, type Scrolled } from '../src/lib/logend';

/** A log of 100 lines of 10 px, of which so many px are seen. */
const log = (clientHeight: number): Scrolled => {
  let top = 0;
  return {
    clientHeight,
    scrollHeight: 1000,
    get scrollTop() {
      return top;
    },
    set scrollTop(wanted) {
      top = Math.max(0, Math.min(wanted, 1000 - clientHeight));
    },
  };
};

it('shows the end, also after it has become smaller', () => {
  const end = new LogEnd();
  const large = log(400);
  end.keep(large);
  expect(large.scrollTop).toBe(600);
  const small = log(200);
  small.scrollTop = 600;
  end.scrolled(small); // the browser says so before anybody has put it right
  end.keep(small);
  expect(small.scrollTop).toBe(800);
});

it('leaves whoever scrolls back in peace until they are at the end again', () => {
  const end = new LogEnd();
  const one = log(400);
  end.keep(one);
  one.scrollTop = 100;
  end.scrolled(one);
  end.keep(one);
  expect(one.scrollTop).toBe(100);
  one.scrollTop = 590;
  end.scrolled(one);
  end.keep(one);
  expect(one.scrollTop).toBe(600);
});
