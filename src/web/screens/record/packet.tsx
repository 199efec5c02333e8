/** The evidence packet: one press, a paper to read and a file that proves it, which can be checked without this program. */
import { useSignal } from '@preact/signals'
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
      <details class="fold">
        <summary>{say.packetTitle}</summary>
        <p class="soft">{say.packetFor}</p>
        <ul>
          {say.packetParts.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
      </details>
    </>
  )
}
