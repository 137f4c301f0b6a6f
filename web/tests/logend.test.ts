/** A log that follows, and whoever reads in it. */
import { expect, it } from 'vitest';
import { LogEnd, type Scrolled } from '../src/lib/logend';

/** A log of lines of 10 px, 100 at first, of which so many px are seen. */
const log = (clientHeight: number, lines = 100): Scrolled => {
  let top = 0;
  return {
    clientHeight,
    scrollHeight: lines * 10,
    get scrollTop() {
      return top;
    },
    set scrollTop(wanted) {
      top = Math.max(0, Math.min(wanted, lines * 10 - clientHeight));
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
  end.scrolled(small, 0); // the browser says so before anybody has put it right
  end.keep(small);
  expect(small.scrollTop).toBe(800);
});

it('leaves whoever scrolls back in peace until they are at the end again', () => {
  const end = new LogEnd();
  const one = log(400);
  end.keep(one);
  one.scrollTop = 100;
  end.touched(5000);
  end.scrolled(one, 5100);
  end.keep(one);
  expect(one.scrollTop).toBe(100);
  one.scrollTop = 590;
  end.scrolled(one, 9000);
  end.keep(one);
  expect(one.scrollTop).toBe(600);
});

it('follows though the browser scrolled by itself, whenever it tells of that', () => {
  const end = new LogEnd();
  end.touched(0); // long ago
  end.keep(log(400));
  for (const top of [600, 550]) {
    const longer = log(400, 120);
    longer.scrollTop = top;
    end.scrolled(longer, 5000);
    end.keep(longer);
    expect(longer.scrollTop).toBe(800);
  }
});
