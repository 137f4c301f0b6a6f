/** The pictures of Planetary Conquerors. */
import { plansOf, type PictureKit } from '../../../pictures/plans';
import cards from './cards.json';
import { planOf, SPARE } from './plan';
import { compose } from './scene';
import { SIGNS } from '../signs';

const kit: PictureKit = { plans: plansOf(cards), spare: SPARE, signs: Object.values(SIGNS).map(([motif]) => motif), planOf, compose };

export default kit;
