import type { MadeBy, MadeKind } from '@/lib/domain/made-works/schema'

const vocabulary = 'http://cv.iptc.org/newscodes/digitalsourcetype/'

/**
 * The IPTC digital source type of a made thing, written into its file (Regulation (EU) 2024/1689, article 50 (2)). A film
 * by rules is made of the family's own pictures; one by a model sets a photograph in motion. Words by a model are sung to a
 * melody by rules.
 */
export function digitalSourceTypeOf({ kind, madeBy }: { kind: MadeKind; madeBy: MadeBy }): string {
  if (madeBy === 'rules') return vocabulary + (kind === 'moving_greeting' ? 'composite' : 'algorithmicMedia')
  const isComposite = kind === 'portrait_motion' || kind === 'song_words'
  return vocabulary + (isComposite ? 'compositeWithTrainedAlgorithmicMedia' : 'trainedAlgorithmicMedia')
}

/** The words that stand on the thing and beside it. */
export function originLabelOf({ madeBy }: { madeBy: MadeBy }): string {
  return madeBy === 'rules' ? 'Lavet af regler, ikke af AI' : 'Lavet med AI'
}
