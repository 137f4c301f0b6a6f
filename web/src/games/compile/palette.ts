/** The second colour of each protocol, a hue: what glows in its pictures. It tells protocols of similar ink apart. */
export const GLOWS: Readonly<Record<string, number>> = {
  darkness: 320, death: 95, fire: 48, gravity: 285, life: 66, light: 28, metal: 24, plague: 34, psychic: 190, speed: 200,
  spirit: 268, water: 165, apathy: 262, hate: 24, love: 18, chaos: 165, clarity: 50, corruption: 300, courage: 355,
  fear: 118, ice: 228, luck: 48, mirror: 322, peace: 84, smoke: 14, time: 188, war: 44, assimilation: 328,
  diversity: 190, unity: 46, back: 190,
};
