/** The evidence packet: one press, one file, which can be checked without this program. */
import { useSignal } from '@preact/signals'
import { readView } from '../../stream/viewreader.ts'
import { Button } from '../../ui/button.tsx'
import { tell } from '../../ui/overlay/toast.tsx'
import { Reasons } from '../../ui/refusal.tsx'
import { words } from '../../words.ts'

export function Packet({ hit }: { hit: string }) {
  const say = words().record
  const isBusy = useSignal(false)
  const why = useSignal<Awaited<ReturnType<typeof readView>>['reasons']>(undefined)
  const take = async () => {
    isBusy.value = true
    const { view, reasons } = await readView(`/api/views/packet?${new URLSearchParams({ of: hit })}`)
    isBusy.value = false
    why.value = reasons
    if (view === undefined) return
    const name = `${hit}-evidence.json`
    save(name, `${JSON.stringify(view, null, 1)}\n`)
    tell(say.packetReady(name))
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

function save(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
