/** The pictures of Compile. */
import { plansOf, type PictureKit } from '../../../pictures/plans';
import cards from './cards.json';
import { MOTIFS, planOf } from './plan';
import { compose } from './scene';

const kit: PictureKit = { plans: plansOf(cards), spare: MOTIFS, planOf, compose };

export default kit;
