/** All that the house tells the wall. */
import { view } from '../../stream/feed.ts'
import type { Told } from './pages.ts'

export const told = (): Told => ({
  meters: view('meters').value ?? [],
  lists: view('lists').value ?? [],
  contests: view('contestsigns').value ?? [],
  squares: view('squares').value ?? [],
})
