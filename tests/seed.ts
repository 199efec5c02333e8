/**
 * Properties try the same cases in every run, so that a test fails because of a change and never by chance.
 * `npm run explore` tries others and says which.
 */
import fc from 'fast-check'

fc.configureGlobal({ seed: Number(process.env.GAMEKEEPER_SEED ?? 20_260_302) })
