/** The description of the api as a page to read. It needs nothing from outside, not even a script. */

import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import { told } from '../../words/sentence.ts'
import { SEEN_NAMES } from '../door/permissions.ts'
import type { Seen } from '../door/viewnames.ts'
import type { Described } from './described.ts'
import { EXAMPLES } from './examples.ts'
import { type Line, linesOf, NAMED } from './notation.ts'
import { FAULTS, openApi, viewSays, whoMay, whoSays, whoSees } from './openapi.ts'
import { DOOR_NAMES } from './orders.ts'
import { DESCRIBED } from './paths.ts'
import { SCHEMAS, type Schema } from './schemas.ts'

type Html = ReturnType<typeof html>
const GROUPS: { readonly [Group in Described['group']]: string } = {
  session: 'Signing in',
  orders: 'Orders',
  counts: 'Counts',
  views: 'Views',
  people: 'People',
  drawings: 'Drawings',
  devices: 'Devices',
  about: 'About the api',
}

export function apiPages(version: string): Hono {
  const app = new Hono()
  // Made once: it is long, and the same for everybody.
  let described: string | undefined
  app.get('/openapi.json', (call) => {
    described ??= JSON.stringify(openApi(version))
    return call.body(described, 200, { 'content-type': 'application/json' })
  })
  app.get('/style.css', (call) => call.body(STYLE, 200, { 'content-type': 'text/css; charset=utf-8' }))
  app.get('/', (call) => call.html(page(version)))
  return app
}

const code = (value: unknown) => html`<pre tabindex="0"><code>${JSON.stringify(value, null, 2)}</code></pre>`
const list = (parts: readonly Html[]) => raw(parts.join(''))

/** Plain lines with links in them: a page of a thousand elements, not of ten thousand. */
const lineOf = ({ depth, pieces, says }: Line): Html =>
  html`${'  '.repeat(depth)}${list(
    pieces.map((piece) =>
      typeof piece === 'string' ? html`${piece}` : html`<a href="#is-${piece.named}">${piece.named}</a>`,
    ),
  )}${says === undefined ? '' : `   ${says}`}
`
const fields = (schema: Schema): Html => html`<pre class="fields">${list(linesOf(schema).map(lineOf))}</pre>`
/** What is long is folded: a reader looks for one of them at a time. */
function answered(schema: Schema | undefined): Html | '' {
  if (schema === undefined) return ''
  const lines = linesOf(schema)
  return lines.length === 1
    ? fields(schema)
    : html`<details><summary>What is answered</summary>${fields(schema)}</details>`
}
/** Live views come with the sequence; what is in them is of interest. */
const viewed = (name: Seen): Html | '' => {
  const schema = SCHEMAS.answers[`get /views/${name}`]
  return answered(schema?.properties?.seq === undefined ? schema : (schema.properties.view ?? schema))
}

function operation({ method, path, says, who, example, query, answers }: Described): Html {
  const asks = Object.entries(query ?? {}).map(([name, text]) => html`<li><code>${name}</code> ${text}</li>`)
  return html`<article>
    <h3><code>${method.toUpperCase()} /api${path === '/' ? '' : path}</code></h3>
    <p>${says}</p>
    <p class="who">Who: ${whoSays(who)}. Answers: ${answers}.</p>
    ${asks.length === 0 ? '' : html`<ul>${list(asks)}</ul>`}
    ${example === undefined ? '' : code(example)}
    ${answered(SCHEMAS.answers[path === '/live' ? 'live' : `${method} ${path}`])}
  </article>`
}

function viewRow(name: Seen): Html {
  const { says, query } = viewSays(name)
  const search = new URLSearchParams(query).toString()
  return html`<tr>
    <th scope="row"><code>GET /api/views/${name}${search === '' ? '' : `?${search}`}</code></th>
    <td>${says}${viewed(name)}</td>
    <td>${whoSees(name)}</td>
  </tr>`
}

const orderOf = (name: keyof typeof EXAMPLES): Html => html`<article id="${name}">
  <h3><code>${name}</code></h3>
  <p class="who">Who: ${whoMay(name)}.</p>
  ${code(EXAMPLES[name])}
</article>`

function page(version: string): Html {
  const groups = Object.entries(GROUPS) as [Described['group'], string][]
  const names = DOOR_NAMES
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>API · Gamekeeper</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/api/style.css" />
  </head>
  <body>
    <header>
      <a href="/">Gamekeeper</a>
      <nav aria-label="Parts">${list(groups.map(([group, title]) => html`<a href="#${group}">${title}</a>`))}<a href="#named">Answers</a></nav>
    </header>
    <main>
      <h1>API</h1>
      <p>
        Version ${version}. The same as <a href="/api/openapi.json">OpenAPI 3.1</a>. A request names its place in the header
        <code>x-gamekeeper-place</code>; whoever is signed in there acts. Bodies are JSON; amounts are texts,
        <code>"$1,234.56"</code> or cents <code>"123456"</code>, never numbers; cards are written <code>"9s 9h"</code>.
      </p>
      <section aria-labelledby="faults">
        <h2 id="faults">What may go wrong</h2>
        <table>
          ${list(
            Object.entries(FAULTS).map(
              ([status, says]) => html`<tr><th scope="row">${status}</th><td>${says}</td></tr>`,
            ),
          )}
        </table>
        <p>A fault is <code>{ "id": "…", "with": { … }, "says": "…" }</code>: which one it is, its values, and the sentence
        in English. A refusal names every reason so, with its clause:</p>
        ${code({ who: 'the command', reasons: [{ clause: 'order', ...told('no such table', { table: '99' }) }] })}
      </section>
      ${list(
        groups.map(
          ([group, title]) => html`<section aria-labelledby="${group}">
            <h2 id="${group}">${title}</h2>
            ${list(DESCRIBED.filter((one) => one.group === group).map(operation))}
            ${group === 'orders' ? html`<p>Every order, as it stands under <code>order</code>:</p>${list(names.map(orderOf))}` : ''}
            ${
              group === 'views'
                ? html`<table>
                    <tr><th class="path">Path</th><th>What it shows, and what is answered</th><th>Who</th></tr>
                    ${list(SEEN_NAMES.map(viewRow))}
                  </table>`
                : ''
            }
          </section>`,
        ),
      )}
      <section aria-labelledby="named">
        <h2 id="named">What answers are made of</h2>
        <p>Closed: an answer has these fields and no other. <code>?</code> marks what may be missing.</p>
        ${list(
          NAMED.map(
            ([name, schema]) => html`<article id="is-${name}"><h3><code>${name}</code></h3>${fields(schema)}</article>`,
          ),
        )}
      </section>
    </main>
  </body>
</html>`
}

const STYLE = `:root { color-scheme: light; --ground: #f5efe2; --panel: #fdfaf2; --line: #d8cdb6; --ink: #1e2421; --soft: #545a52; --green: #1c5742; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 "Source Sans 3", system-ui, sans-serif; }
header { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; padding: 0.75rem 1.5rem; border-bottom: 1px solid var(--line); }
header > a { font-weight: 600; color: var(--ink); text-decoration: none; }
nav { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; }
a { color: var(--green); }
main { max-width: 68rem; margin: 0 auto; padding: 1rem 1.5rem 4rem; }
h2 { margin: 2.5rem 0 0.5rem; }
h3 { margin: 0; font-size: 1rem; }
article { margin: 0.75rem 0; padding: 0.75rem 1rem; border: 1px solid var(--line); border-radius: 0.625rem; background: var(--panel); }
article p { margin: 0.25rem 0; }
.who { color: var(--soft); }
pre { overflow-x: auto; margin: 0.5rem 0 0; padding: 0.75rem; border: 1px solid var(--line); border-radius: 0.5rem; background: var(--ground); }
.fields { padding: 0; border: 0; background: none; white-space: pre-wrap; overflow-wrap: anywhere; }
summary { margin-top: 0.5rem; padding: 0.25rem 0; color: var(--green); cursor: pointer; }
article:target { border-color: var(--green); }
table { border-collapse: collapse; width: 100%; background: var(--panel); }
.path { width: 24rem; }
th code { overflow-wrap: anywhere; }
th, td { padding: 0.375rem 0.75rem; border: 1px solid var(--line); text-align: left; vertical-align: top; }
`
