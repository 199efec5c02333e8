/** On top of the contests: what runs, forms of today, results that wait for a second person. */
import { view } from '../../stream/feed.ts'
import { type DeskTile, DeskTiles, footOf, todayIn, toldToday } from '../../ui/plots/desktiles.tsx'
import { words } from '../../words.ts'

export function ContestTiles() {
  const say = words().tiles
  const desks = view('contests').value ?? []
  const forms = desks.reduce((sum, desk) => sum + desk.forms, 0)
  const unconfirmed = (desk: (typeof desks)[number]) =>
    desk.results.filter(({ confirmedBy }) => confirmedBy === undefined)
  const waiting = desks.find((desk) => unconfirmed(desk).length > 0)
  const toConfirm = desks.reduce((sum, desk) => sum + unconfirmed(desk).length, 0)
  return (
    <DeskTiles
      live={['contests']}
      tiles={(trend): DeskTile[] => [
        { name: say.contestsOpen, href: '/contests', figure: desks.length, foot: say.formsIn(forms) },
        {
          name: say.forms,
          href: desks[0] === undefined ? '/contests' : `/contests?contest=${desks[0].activity}&part=forms`,
          figure: todayIn(trend, 'forms') ?? say.none,
          of: 'forms',
          foot: say.yesterday(todayIn(trend, 'forms', 1) ?? 0),
        },
        {
          name: say.toConfirm,
          href: waiting === undefined ? '/contests' : `/contests?contest=${waiting.activity}&part=results`,
          figure: toConfirm,
          of: 'results',
          foot: footOf(
            toConfirm === 0 ? say.nothingWaits : say.confirmSays,
            toldToday(trend, 'results', say.resultsToday),
          ),
        },
      ]}
    />
  )
}
