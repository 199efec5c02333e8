/** Barcodes off the page, as a scanner reads them off paper. */
import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  MultiFormatReader,
  RGBLuminanceSource,
} from '@zxing/library'
import type { Locator, Page } from 'playwright-core'

/** What stands on the page as a picture, read by a package that knows nothing of how it was drawn. */
export async function scanned(page: Page, of: Locator): Promise<string> {
  const png = (await of.screenshot()).toString('base64')
  const { grey, width, height } = await page.evaluate(async (data) => {
    const image = new Image()
    image.src = `data:image/png;base64,${data}`
    await image.decode()
    const canvas = new OffscreenCanvas(image.width, image.height)
    const context = canvas.getContext('2d')!
    context.drawImage(image, 0, 0)
    const dots = context.getImageData(0, 0, image.width, image.height).data
    const grey = Array.from({ length: dots.length / 4 }, (_, n) =>
      Math.round((dots[4 * n]! + dots[4 * n + 1]! + dots[4 * n + 2]!) / 3),
    )
    return { grey, width: image.width, height: image.height }
  }, png)
  const source = new RGBLuminanceSource(Uint8ClampedArray.from(grey), width, height)
  const hints = new Map<DecodeHintType, unknown>([
    [DecodeHintType.POSSIBLE_FORMATS, [BarcodeFormat.CODE_128]],
    [DecodeHintType.TRY_HARDER, true],
  ])
  return new MultiFormatReader().decode(new BinaryBitmap(new HybridBinarizer(source)), hints).getText()
}
