import type { ArtworkProof, ReadRate } from '@/lib/domain/artwork/drawing'
import { type ArtworkFormat, mostPngPixels } from '@/lib/domain/artwork/schema'
import type { ExportFileStatus, ExportStatus, ExportView } from '@/lib/domain/exports/schema'

export const exportStatusTexts: Record<ExportStatus, string> = {
  queued: 'Venter',
  working: 'I gang',
  done: 'Færdig',
  failed: 'Gik i stå',
  cancelled: 'Stoppet',
}

export const fileStatusTexts: Record<ExportFileStatus, string> = {
  waiting: 'Venter',
  proven: 'Bestået',
  withheld: 'Holdt tilbage',
  released: 'Frigivet',
}

export const formatTexts: Record<ArtworkFormat, { name: string; hint: string }> = {
  svg: { name: 'SVG', hint: 'Til laser og de fleste tegneprogrammer.' },
  dxf: { name: 'DXF', hint: 'Til CNC og CAD, i millimeter.' },
  pdf: { name: 'PDF', hint: 'Til tryk og til at måle efter på papir.' },
  png: {
    name: 'PNG',
    hint: `Et billede, hvis programmet ikke kan åbne de andre. Højst ${mostPngPixels.toLocaleString('da-DK')} billedpunkter på hver led, så store plader bliver grovere.`,
  },
}

/** '24 af 150 filer er lavet og prøvet' */
export function progressText({ done, total }: Pick<ExportView, 'done' | 'total'>): string {
  return `${count(done)} af ${count(total)} ${total === 1 ? 'fil' : 'filer'}`
}

/** What an unfinished export is doing now. */
export function workText({
  status,
  done,
  total,
  hasSheet,
}: Pick<ExportView, 'status' | 'done' | 'total' | 'hasSheet'>) {
  if (status === 'queued') return 'Venter på sin tur'
  return hasSheet && done === total ? 'Samler tegningerne på ark' : 'Laver og prøver filerne'
}

type Fared = Pick<ExportView, 'done' | 'withheld' | 'released' | 'status'>

/** The result of the proofs of an export's files, in a sentence or two. */
export function proofSummary({ done, withheld, released, status }: Fared): string {
  if (done === 0) return 'Ingen filer er prøvet endnu.'
  const sentences = [
    ...(withheld > 0 ? [`${files(withheld)} bestod ikke prøven og er holdt tilbage.`] : []),
    ...(released > 0 ? [`${files(released)} bestod ikke prøven, men er frigivet med en begrundelse.`] : []),
  ]
  if (sentences.length > 0) return sentences.join(' ')
  return status === 'done' ? 'Alle filer bestod prøven.' : 'Alle filer har bestået prøven indtil nu.'
}

/** The notice about codes that were blocked or retired after the order; null when there are none. */
export function outOfUseText({ outOfUse, hasSheet }: Pick<ExportView, 'outOfUse' | 'hasSheet'>): string | null {
  if (outOfUse === 0) return null
  const [codes, files] = outOfUse === 1 ? ['1 kode er', 'Dens filer'] : [`${count(outOfUse)} koder er`, 'Deres filer']
  const sheets = hasSheet ? ' De kan stadig være med på et ark. Se hvilket i LÆSMIG.txt.' : ''
  return `${codes} spærret eller taget ud af brug, efter at filerne blev bestilt. ${files} kan ikke hentes.${sheets}`
}

/** '99,7 %', truncated and never rounded up: 98.99 is not 99. */
export function shareText(share: number): string {
  return `${(Math.floor(share * 1000) / 10).toLocaleString('da-DK', { maximumFractionDigits: 1 })} %`
}

/** Why a file was withheld. */
export function withheldReason({ isExact, share }: Pick<ArtworkProof, 'isExact' | 'share'>): string {
  return isExact
    ? `Tegningen er sværere at læse end en almindelig kode med den højeste fejlretning: ${shareText(share)}, og grænsen er 99 %.`
    : 'Tegningen kunne ikke læses rigtigt, heller ikke som ny.'
}

/** Successful reads by both decoders divided by tries, 0 to 1. */
export function rateOf({ tries, zxing, jsqr }: ReadRate): number {
  return tries === 0 ? 0 : (zxing + jsqr) / (2 * tries)
}

export const failureTexts = {
  full: 'Der er ikke plads til flere filer lige nu. Det, der er lavet, er gemt. Prøv igen senere.',
  code: (code: string) =>
    `Det gik galt ved koden ${code}. Det, der er lavet, er gemt. Prøv igen, eller skriv til os, hvis det sker igen.`,
  other: 'Det gik galt undervejs. Det, der er lavet, er gemt. Prøv igen, eller skriv til os, hvis det sker igen.',
} as const

function files(value: number): string {
  return value === 1 ? '1 fil' : `${count(value)} filer`
}

function count(value: number): string {
  return value.toLocaleString('da-DK')
}
