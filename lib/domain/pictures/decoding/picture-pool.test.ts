import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { inPictureProcess } from '@/lib/domain/pictures/decoding/picture-pool'
import { bombPng, drawHalves } from '@/tests/factories/sample-pictures'
import { sample } from '@/tests/factories/samples'

const prepare = (file: Buffer, from: string, megapixels = 100) =>
  inPictureProcess('prepare', { file, mostPixels: megapixels * 1_000_000 }, from)

describe('decoding a picture in a separate process', () => {
  test('lets one address with many pictures delay nobody else', async () => {
    const [large, small] = [bombPng(1000, 750), await drawHalves(400, 300).jpeg().toBuffer()]
    // Start both processes first: starting one takes longer than decoding.
    await Promise.all(['192.0.2.1', '192.0.2.2'].map((from) => prepare(small, from)))
    const order: string[] = []
    const attack = Array.from({ length: 8 }, () => prepare(large, '192.0.2.1').then(() => order.push('attacker')))
    const visitor = prepare(small, '192.0.2.2').then(() => order.push('visitor'))
    await Promise.all([...attack, visitor])
    expect(order.indexOf('visitor')).toBeLessThan(attack.length)
  })

  test('is refused with its own sentence when too many of one address wait', async () => {
    const small = await drawHalves(40, 30).jpeg().toBuffer()
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => prepare(small, '192.0.2.1')))
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(refused).toHaveLength(7)
    for (const reason of refused) expect(reason).toMatchObject({ name: 'DomainError', code: 'TOO_MANY_AT_ONCE' })
  })

  test('checks the size in the header first, and the refusal names the limit', async () => {
    const file = bombPng(30_000, 30_000)
    await expect(prepare(file, 'family')).rejects.toMatchObject({ code: 'PICTURE_TOO_MANY_PIXELS', limit: 100 })
    await expect(prepare(file, 'visitor', 30)).rejects.toMatchObject({ limit: 30 })
    await expect(prepare(bombPng(6000, 5200), 'visitor', 30)).rejects.toMatchObject({
      name: 'PictureError',
      code: 'PICTURE_TOO_MANY_PIXELS',
      limit: 30,
    })
    // The same for a phone's HEIC.
    await expect(prepare(await sample('phone.heic'), 'visitor', 0)).rejects.toMatchObject({
      code: 'PICTURE_TOO_MANY_PIXELS',
    })
  })

  test('handles a family’s picture of 100 megapixels, in the process with more memory', async () => {
    const picture = sharp({ create: { width: 10_400, height: 9600, channels: 3, background: '#456' } })
    // Rotated by EXIF: turning it takes the whole picture in memory.
    const lying = await picture.withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const { made } = await prepare(lying, 'family')
    expect(made).toMatchObject({ width: 9600, height: 10_400 })
  })
})
