import type { Attachment } from 'svelte/attachments';

/** Custom properties of an element, set by script: a style attribute in the markup would break the content policy. */
export function vars(values: Record<string, string | number | undefined>): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    for (const [name, value] of Object.entries(values)) {
      if (value === undefined) element.style.removeProperty(name);
      else element.style.setProperty(name, String(value));
    }
  };
}
