/** The pictures of Planetary Conquerors. */
import { plansOf, type PictureKit } from '../../../pictures/plans';
import cards from './cards.json';
import { planOf, TYPE_MOTIFS } from './plan';
import { compose } from './scene';

const kit: PictureKit = { plans: plansOf(cards), spare: Object.values(TYPE_MOTIFS), planOf, compose };

export default kit;
