import BinaryBitmap from '@zxing/library/esm/core/BinaryBitmap'
import HybridBinarizer from '@zxing/library/esm/core/common/HybridBinarizer'
import DecodeHintType from '@zxing/library/esm/core/DecodeHintType'
import QRCodeReader from '@zxing/library/esm/core/qrcode/QRCodeReader'
import RGBLuminanceSource from '@zxing/library/esm/core/RGBLuminanceSource'

/** One picture of the camera as RGBA bytes. */
export type Frame = { data: Uint8ClampedArray; width: number; height: number }

const hints = new Map([[DecodeHintType.TRY_HARDER, true]])

/**
 * The text of the QR code in a picture, or null when there is none that can be read. Dark on light first, then light on
 * dark, as codes stand in dark granite.
 */
export function readQrFrame(frame: Frame): string | null {
  const light = luminanceOf(frame)
  return read(light, frame) ?? read(inverted(light), frame)
}

function read(light: Uint8ClampedArray, { width, height }: Frame): string | null {
  try {
    const bitmap = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(light, width, height)))
    return new QRCodeReader().decode(bitmap, hints).getText() || null
  } catch {
    // The reader throws for every picture without a code.
    return null
  }
}

/** What the eye sees of each point, 0 dark to 255 light (ITU-R BT.601). */
function luminanceOf({ data, width, height }: Frame): Uint8ClampedArray {
  const light = new Uint8ClampedArray(width * height)
  for (let at = 0, from = 0; at < light.length; at++, from += 4) {
    light[at] = 0.299 * (data[from] ?? 0) + 0.587 * (data[from + 1] ?? 0) + 0.114 * (data[from + 2] ?? 0)
  }
  return light
}

function inverted(light: Uint8ClampedArray): Uint8ClampedArray {
  return light.map((value) => 255 - value)
}
