/** Whose work is in pictures and fonts, as the licences ask; `NOTICE` says the same. */

export const SOURCE = 'https://game-icons.net';
export const LICENCE = { name: 'CC BY 3.0', address: 'https://creativecommons.org/licenses/by/3.0/' };
export const FONTS: readonly (readonly [name: string, authors: string, address: string])[] = [
  ['Barlow', 'The Barlow Project Authors', 'https://github.com/jpt/barlow'],
  ['Saira', 'The Saira Project Authors', 'https://github.com/Omnibus-Type/Saira'],
];
export const FONT_LICENCE = { name: 'SIL Open Font License 1.1', address: 'https://openfontlicense.org' };

/** All who have made motifs for game-icons.net, and where they can be found. */
export const AUTHORS: readonly (readonly [string, string?])[] = [
  ['Lorc', 'https://lorcblog.blogspot.com'],
  ['Delapouite', 'https://delapouite.com'],
  ['John Colburn', 'https://ninmunanmu.com'],
  ['Felbrigg', 'https://blackdogofdoom.blogspot.co.uk'],
  ['John Redman', 'https://www.uniquedicetowers.com'],
  ['Carl Olsen', 'https://twitter.com/unstoppableCarl'],
  ['Sbed', 'https://opengameart.org/content/95-game-icons'],
  ['PriorBlue'],
  ['Willdabeast', 'https://wjbstories.blogspot.com'],
  ['Viscious Speed', 'https://viscious-speed.deviantart.com'],
  ['Lord Berandas', 'https://berandas.deviantart.com'],
  ['Irongamer', 'https://ecesisllc.wix.com/home'],
  ['HeavenlyDog', 'https://www.gnomosygoblins.blogspot.com'],
  ['Lucas'],
  ['Faithtoken', 'https://fungustoken.deviantart.com'],
  ['Skoll'],
  ['Andy Meneely', 'https://www.se.rit.edu/~andy/'],
  ['Cathelineau'],
  ['Kier Heyl'],
  ['Aussiesim'],
  ['Sparker', 'https://citizenparker.com'],
  ['Zeromancer'],
  ['Rihlsul'],
  ['Quoting'],
  ['Guard13007', 'https://guard13007.com'],
  ['DarkZaitzev', 'https://darkzaitzev.deviantart.com'],
  ['SpencerDub'],
  ['GeneralAce135'],
  ['Zajkonur'],
  ['Caro Asercion'],
  ['SeregaCthtuf'],
];
