/** Lines to sign on, each with whose it is. */
import './signatures.css'

/** A sheet shows them on the screen too; other pages only when they are printed. */
export const Signatures = ({ of, onSheet = false }: { of: readonly string[]; onSheet?: boolean }) => (
  <div class={onSheet ? 'signatures' : 'signatures only-paper'}>
    {of.map((who, at) => (
      // The places never change, and a line may be left to whoever comes.
      <p key={at} class="signature">
        {who}
      </p>
    ))}
  </div>
)
