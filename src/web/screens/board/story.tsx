/** A page, by what it tells. */
import { ContestPage, GamesPage } from './contest.tsx'
import { PromotionPage } from './drawings/promotion.tsx'
import { Grid } from './grid.tsx'
import { HighHand } from './highhand.tsx'
import { Lists } from './lists.tsx'
import type { StoryPage } from './pages.ts'
import { FixedSign, Promotions } from './promotions.tsx'
import { Sign } from './sign.tsx'
import { SquaresPage } from './squares.tsx'

export function Story({ page }: { page: StoryPage }) {
  switch (page.kind) {
    case 'meter':
      return <Sign sign={page.sign} />
    case 'grid':
      return <Grid meters={page.meters} isLargest={page.isLargest} />
    case 'high':
      return <HighHand sign={page.sign} high={page.high} />
    case 'lists':
      return <Lists signs={page.lists} />
    case 'promotion':
      return <PromotionPage sign={page.sign} drawing={page.drawing} promotion={page.promotion} />
    case 'contest':
      return <ContestPage sign={page.contest} />
    case 'games':
      return <GamesPage sign={page.contest} root={page.root} from={page.from} />
    case 'squares':
      return <SquaresPage squares={page.squares} />
    case 'fixed':
      return <FixedSign sign={page.sign} />
    case 'promotions':
      return <Promotions signs={page.signs} />
  }
}
