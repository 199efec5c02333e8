/** What every screen says, and where the rest is: for the build, which finds the files by these patterns. */
export { general } from '../../words/en/general.ts'
export const files = import.meta.glob('../../words/en/{{acts,events,start},{screens,messages}/**/*}.ts')
