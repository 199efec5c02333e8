import { view } from '../../stream/feed.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { words } from '../../words.ts'
import { publicPage } from '../board/publicpage.ts'

/** Where this page comes from the house itself: its writer answers no questions, a relay does. */
export function Elsewhere() {
  const say = words().players
  return (
    <Notice tone="due">
      <p>{say.elsewhere}</p>
      {view('house').value?.publicAt !== undefined && (
        <ButtonLink look="primary" size="touch" href={`${publicPage()}${location.search}`}>
          {say.goThere}
        </ButtonLink>
      )}
    </Notice>
  )
}
