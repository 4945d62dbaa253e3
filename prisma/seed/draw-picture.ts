import sharp from 'sharp'

export type Motif = 'sea' | 'heath' | 'field' | 'birch' | 'winter' | 'portrait'

const width = 1800
const height = 1200
// Grain for the whole picture would take longer than all the rest of it.
const tile = { width: width / 3, height: height / 3, channels: 3 } as const

type Palette = { sky: [string, string, string]; sun: string; hills: string[] }

const palettes: Record<Motif, Palette> = {
  sea: { sky: ['#54708f', '#b9c3c6', '#f2d9b8'], sun: '#fff0cf', hills: ['#7f97a6', '#5f7d8f', '#47667a'] },
  heath: { sky: ['#8fa3b5', '#d9cfc8', '#f4dcc2'], sun: '#fff3dc', hills: ['#a891a0', '#8d6f86', '#6d5468'] },
  field: { sky: ['#86a4bf', '#cfd9d6', '#f3e6c9'], sun: '#fff6df', hills: ['#c9b982', '#b3a163', '#8d8a52'] },
  birch: { sky: ['#b9cbd0', '#dfe7e0', '#f3ecd8'], sun: '#fffbe9', hills: ['#a9bd9d', '#8aa482', '#6c8a6c'] },
  winter: { sky: ['#8794a8', '#c6ccd6', '#f3dccb'], sun: '#fff1e2', hills: ['#dfe5ec', '#cbd5df', '#eef2f5'] },
  portrait: { sky: ['#8ea6bd', '#cdd5d6', '#f1dfc6'], sun: '#fff2da', hills: ['#9db0b8', '#a9a886', '#8b8f68'] },
}

/** A drawn landscape as a JPEG of a phone picture's size: the demonstration has no photographs of real people. */
export async function drawPicture(motif: Motif, seed: number): Promise<Buffer> {
  const random = randomFrom(seed)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    ${sky(palettes[motif], random)}${hills(palettes[motif], random)}${foreground(motif, random)}</svg>`
  const grain = await sharp({
    create: { ...tile, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 9 } },
  })
    .raw()
    .toBuffer()
  return sharp(Buffer.from(svg))
    .composite([{ input: grain, raw: tile, tile: true, blend: 'soft-light' }])
    .jpeg({ quality: 88 })
    .toBuffer()
}

type Random = () => number

/** Mulberry32: the same seed draws the same picture on every machine. */
function randomFrom(seed: number): Random {
  let state = seed * 0x9e3779b9
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

function sky({ sky: [high, middle, low], sun }: Palette, random: Random): string {
  const x = width * (0.25 + random() * 0.5)
  return `<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${high}"/>
    <stop offset=".4" stop-color="${middle}"/><stop offset=".62" stop-color="${low}"/></linearGradient>
    <radialGradient id="g"><stop offset="0" stop-color="${sun}" stop-opacity=".95"/>
    <stop offset="1" stop-color="${sun}" stop-opacity="0"/></radialGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#s)"/><circle cx="${x}" cy="${height * 0.55}" r="520" fill="url(#g)"/>`
}

function hills({ hills: colours }: Palette, random: Random): string {
  return colours
    .map((colour, layer) => {
      const base = height * (0.58 + layer * 0.12)
      const points = Array.from({ length: 13 }, (_, at) => {
        const y = base + (random() - 0.5) * 60 * (layer + 1)
        return `${(at / 12) * width},${y}`
      })
      return `<path d="M0,${height} L${points.join(' L')} L${width},${height} Z" fill="${colour}" opacity=".94"/>`
    })
    .join('')
}

function foreground(motif: Motif, random: Random): string {
  if (motif === 'sea') return waves(random)
  if (motif === 'birch') return trunks(random)
  if (motif === 'portrait') return figure(random)
  return blades(motif === 'winter' ? '#b7c2cc' : motif === 'heath' ? '#7b4f70' : '#7f7d45', random)
}

function waves(random: Random): string {
  return Array.from({ length: 90 }, () => {
    const y = height * (0.62 + random() * 0.38)
    const length = 60 + random() * 260
    const x = random() * width
    return `<path d="M${x},${y} q${length / 2},-${4 + random() * 6} ${length},0" stroke="#f4ead9" stroke-opacity="${0.15 + random() * 0.3}" stroke-width="${1 + random() * 3}" fill="none"/>`
  }).join('')
}

function trunks(random: Random): string {
  return Array.from({ length: 9 }, (_, at) => {
    const x = (at + 0.2 + random() * 0.6) * (width / 9)
    const thick = 22 + random() * 30
    const marks = Array.from({ length: 14 }, () => {
      const y = random() * height
      return `<rect x="${x + random() * thick * 0.5}" y="${y}" width="${thick * (0.2 + random() * 0.4)}" height="${3 + random() * 6}" fill="#3d3c38" opacity=".7"/>`
    })
    return `<rect x="${x}" y="0" width="${thick}" height="${height}" fill="#ece7db"/>${marks.join('')}`
  }).join('')
}

function blades(colour: string, random: Random): string {
  return Array.from({ length: 420 }, () => {
    const x = random() * width
    const y = height * (0.8 + random() * 0.22)
    const tall = 30 + random() * 90
    return `<path d="M${x},${y} q${(random() - 0.5) * 30},-${tall / 2} ${(random() - 0.5) * 40},-${tall}" stroke="${colour}" stroke-opacity="${0.4 + random() * 0.5}" stroke-width="${2 + random() * 3}" fill="none"/>`
  }).join('')
}

const coats = ['#46586e', '#6b4b45', '#4f5f4c', '#5d5470']
const hairs = ['#8f8577', '#a39887', '#756a5c', '#b3a795']
const hats = ['#3f4b57', '#5b4038', '#54604f', '#6a5a4a']

/** An anonymous person seen from behind, looking out over the land. */
function figure(random: Random): string {
  const coat = pick(coats, random)
  const hair = pick(hairs, random)
  const head = `<ellipse cx="900" cy="452" rx="88" ry="104" fill="${hair}"/>`
  return `<path d="M900 560c-128 0-214 66-240 182-28 128-40 296-42 458h564c-2-162-14-330-42-458-26-116-112-182-240-182z" fill="${coat}"/>
    <path d="M900 640c-4 180-4 380 0 560M706 720c-34 116-46 290-48 480M1094 720c34 116 46 290 48 480" stroke="#000" stroke-opacity=".13" stroke-width="6" fill="none"/>
    <g transform="translate(0 26)">${head}${hat(pick(hats, random))}</g>
    <path d="M774 600c60-50 192-50 252 0 22 22 16 56-8 66-68 30-168 30-236 0-24-10-30-44-8-66z" fill="#bfa98f"/>
    <path d="M790 632c70 30 150 30 220 0" stroke="#000" stroke-opacity=".1" stroke-width="6" fill="none"/>
    <path d="M1002 640c24 62 28 122 20 196l-58-6c6-62 2-120-14-172z" fill="#ad977c"/>`
}

function hat(colour: string): string {
  return `<path d="M806 440c-8-84 40-132 94-132s102 48 94 132c-60 18-128 18-188 0z" fill="${colour}"/>
    <path d="M800 428c64 22 136 22 200 0l4 34c-66 22-142 22-208 0z" fill="${colour}"/>
    <path d="M800 430c64 22 136 22 200 0" stroke="#000" stroke-opacity=".2" stroke-width="5" fill="none"/>`
}

function pick(colours: string[], random: Random): string {
  return colours[Math.floor(random() * colours.length)] ?? '#5d5470'
}
