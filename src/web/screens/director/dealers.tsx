/** Who deals, as the podium has it: a director pushes the dealers of the own tables. */
import '../podium/deeds.css'
import '../podium/lists.css'

export { Dealers } from '../podium/dealers.tsx'
