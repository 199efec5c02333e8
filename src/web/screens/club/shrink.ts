/** A picture as the register keeps it: small, and upright as the camera meant it. */
const SIDE_MAX = 320
/** What the register takes, in characters of a data address. */
const LENGTH_MAX = 80_000
const QUALITIES = [0.85, 0.7, 0.5]

/** The longer side is no longer than that; a small one stays as it is. */
export function within({ width, height }: { width: number; height: number }, most: number) {
  const by = Math.min(1, most / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * by)), height: Math.max(1, Math.round(height * by)) }
}

/** Nothing where the file is no picture. */
export async function shrunk(file: Blob): Promise<string | undefined> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (picture === undefined) return undefined
  const canvas = document.createElement('canvas')
  Object.assign(canvas, within(picture, SIDE_MAX))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return QUALITIES.map((quality) => canvas.toDataURL('image/jpeg', quality)).find((text) => text.length <= LENGTH_MAX)
}
