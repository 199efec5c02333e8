/** What every screen says, and where the rest is: for the build, which finds the files by these patterns. */
import '../fonts.vi.css'

export { general } from '../../words/vi/general.ts'
export const files = import.meta.glob('../../words/vi/{{acts,events,start},{screens,messages}/**/*}.ts')
