import 'server-only'
import { originLabelOf } from '@/lib/domain/made-works/origin-marks'
import type { MadeBy, MadeKind } from '@/lib/domain/made-works/schema'
import type { Database } from '@/lib/server/db'

export type Origin = { kind: MadeKind; madeBy: MadeBy; label: string }

/**
 * What made these files, by their ids, for the words that stand beside them; files that nothing made are left out. Where
 * rules and a model both made a part of it, the model is named.
 */
export async function originsOf(database: Database, mediaIds: readonly string[]): Promise<ReadonlyMap<string, Origin>> {
  const rows = await database.madeWork.findMany({
    where: { mediaId: { in: [...mediaIds] } },
    // 'rules' before 'model': the last one stays in the map.
    orderBy: [{ madeBy: 'asc' }, { id: 'asc' }],
    select: { mediaId: true, kind: true, madeBy: true },
  })
  return new Map(
    rows.flatMap(({ mediaId, kind, madeBy }) =>
      mediaId ? [[mediaId, { kind, madeBy, label: originLabelOf({ madeBy }) }]] : [],
    ),
  )
}
