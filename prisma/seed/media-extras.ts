import QRCode from 'qrcode'
import sharp from 'sharp'
import { demoAccounts } from '@/lib/domain/accounts/demo-accounts'
import { byJob } from '@/lib/domain/pictures/decoding/picture-pool'
import { judgePhoto } from '@/lib/domain/stones/judge-photo'
import { db } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { UploadedFile } from '@/lib/server/request-body'
import { printedAddress } from '@/lib/shared/qr-text-code'
import { drawPicture } from '@/prisma/seed/draw-picture'
import type { DemoMemorial } from '@/prisma/seed/families'

type Pages = Partial<Record<DemoMemorial['key'], { id: string }>>

const albums = [
  {
    title: 'Ved havet',
    description: 'Stranden neden for huset og turene langs klinten.',
    captions: /strand|hav|klint|bovbjerg|fjord/i,
  },
  { title: 'Gården og haven', description: null, captions: /gård|mark|have|rose|hede|lyng/i },
]

// A well-formed id of no film. The video host is not contacted, neither here nor on the page before the visitor plays
// it.
const filmId = 'MindelundEx'

/** Albums and a linked film on the first demo page, unless it has some. */
export async function ensureMediaExtras(pages: Pages): Promise<void> {
  const memorialId = pages.public?.id
  if (!memorialId) return
  const hasExtras = (await db.album.count({ where: { memorialId } })) > 0
  if (hasExtras) return
  const pictures = await db.media.findMany({
    where: { memorialId, contributionId: null, kind: 'picture' },
    select: { id: true, caption: true },
    orderBy: { position: 'asc' },
  })
  await db.$transaction(async (tx) => {
    const placed = new Set<string>()
    for (const [position, { captions, ...words }] of albums.entries()) {
      const album = await tx.album.create({ data: { memorialId, position, ...words }, select: { id: true } })
      const ids = pictures
        .filter(({ id, caption }) => !placed.has(id) && captions.test(caption ?? ''))
        .map(({ id }) => id)
      for (const id of ids) placed.add(id)
      await tx.media.updateMany({ where: { id: { in: ids } }, data: { albumId: album.id } })
    }
    await tx.media.create({
      data: {
        memorialId,
        kind: 'video_link',
        linkId: filmId,
        storageKey: `link/${memorialId}/${filmId}`,
        caption: 'Guldbrylluppet, optaget af Jens',
        people: 'Karen og Poul',
        takenYear: 2009,
        width: 1280,
        height: 720,
        widths: [],
        colour: '#b8b4ae',
        bytes: 0,
        contentType: 'text/html',
        checksum: '0'.repeat(64),
        position: pictures.length,
      },
    })
  })
}

/** The stone of the first demo page, with its real code, so that visitors recognise the stone. */
export async function ensureStonePhoto(pages: { public?: { id: string } }): Promise<void> {
  const memorialId = pages.public?.id
  if (!memorialId) return
  const stone = await db.qrCode.findFirst({
    where: { links: { some: { memorialId } }, stonePhotos: { none: {} } },
    select: { id: true, code: true },
    orderBy: { id: 'asc' },
  })
  if (!stone) return
  const body = await drawStone(printedAddress(env.SITE_URL, stone.code))
  const judged = await judgePhoto(new UploadedFile('sten.jpg', body), stone.code, byJob)
  await db.stonePhoto.create({
    data: {
      ...judged,
      qrCodeId: stone.id,
      kind: 'mounted',
      takenByName: demoAccounts.family.fullName,
      isShown: judged.isThisCode === true,
    },
  })
}

// Of the square around the code, including its quiet zone.
const [left, top, width] = [590, 330, 620]
const quiet = 4

/** A dark stone among birches, with its code engraved light on dark. */
async function drawStone(text: string): Promise<Buffer> {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'H' })
  const across = modules.size + 2 * quiet
  const isWithin = (at: number) => at >= quiet && at < quiet + modules.size
  const module = Math.floor(width / across)
  const light = Array.from({ length: across ** 2 }, (_, at) => {
    const [column, row] = [at % across, Math.floor(at / across)]
    const isDark = isWithin(column) && isWithin(row) && modules.get(row - quiet, column - quiet) === 1
    return isDark ? '' : `M${left + column * module},${top + row * module}h${module}v${module}h${-module}z`
  }).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1800" height="1200">
    <defs><linearGradient id="s" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#3c4046"/>
    <stop offset="1" stop-color="#22252a"/></linearGradient></defs>
    <path d="M${left - 140},1130 V${top - 20} Q${left + width / 2},${top - 330} ${left + width + 140},${top - 20} V1130 Z" fill="url(#s)"/>
    <path d="${light}" fill="#d9d6cf" shape-rendering="crispEdges"/></svg>`
  return sharp(await drawPicture('birch', 11))
    .composite([{ input: Buffer.from(svg) }])
    .blur(0.6)
    .jpeg({ quality: 88 })
    .toBuffer()
}
