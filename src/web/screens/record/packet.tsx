/** The evidence packet: one press, a paper to read and a file that proves it, which can be checked without this program. */
import { useSignal } from '@preact/signals'
import type { HitRecord } from '../../../views/record/record.ts'
import { language } from '../../preferences.ts'
import { readFile } from '../../stream/viewreader.ts'
import { Button } from '../../ui/button.tsx'
import { tell } from '../../ui/overlay/toast.tsx'
import { saveAs } from '../../ui/paper/save.ts'
import { Reasons } from '../../ui/refusal.tsx'
import { words } from '../../words.ts'

export function Packet({ hit }: { hit: string }) {
  const say = words().record
  const isBusy = useSignal(false)
  const why = useSignal<Awaited<ReturnType<typeof readFile>>['reasons']>(undefined)
  const take = async () => {
    isBusy.value = true
    const asked = { of: hit }
    const proof = await readFile(`/api/views/packet?${new URLSearchParams(asked)}`)
    const paper =
      proof.bytes === undefined
        ? proof
        : await readFile(`/api/papers/packet?${new URLSearchParams({ ...asked, language: language.value })}`)
    isBusy.value = false
    why.value = paper.reasons
    // Both or none: half a packet would be taken for a whole one.
    if (proof.bytes === undefined || paper.bytes === undefined) return
    const [pdf, json] = [`${hit}-evidence.pdf`, `${hit}-evidence.json`]
    saveAs(pdf, paper.bytes)
    saveAs(json, proof.bytes)
    tell(say.packetReady(pdf, json))
  }
  return (
    <>
      <Button look="primary" isBusy={isBusy.value} onClick={() => void take()}>
        {isBusy.value ? say.packetBusy : say.packet}
      </Button>
      {why.value !== undefined && <Reasons reasons={why.value} />}
    </>
  )
}

/** What is in it, before anybody takes it. */
export function PacketParts({ read: { chain } }: { read: HitRecord }) {
  const say = words().record
  return (
    <section class="pane" aria-labelledby="packet">
      <h2 id="packet">{say.packetTitle}</h2>
      <p class="soft">{say.packetFor}</p>
      <ul class="packet-parts">
        {say.packetParts.map((part) => (
          <li key={part} class="packet-part">
            {part}
          </li>
        ))}
        {chain !== undefined && (
          <li class="packet-part">
            {chain.isWhole ? say.packetLines(chain.first, chain.last) : say.packetOwn(chain.lines)}
          </li>
        )}
      </ul>
    </section>
  )
}
