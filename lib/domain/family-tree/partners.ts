type Partners = { partnerAId: string | null; partnerBId: string | null }

/** The known partners of a couple, none to two. */
export function partnersOf({ partnerAId, partnerBId }: Partners): string[] {
  return [partnerAId, partnerBId].filter((id) => id !== null)
}

/** A couple's place among those of one of its partners. */
export function placeAmong(
  { partnerAId, aPosition, bPosition }: Partners & { aPosition: number; bPosition: number },
  personId: string,
): number {
  return partnerAId === personId ? aPosition : bPosition
}
