import 'server-only'
import type { TargetOption } from '@/components/reports/target-choice'
import { getMemorialPage } from '@/lib/domain/memorial-page/page-query'
import type { Snapshot } from '@/lib/domain/reports/schema'
import type { Actor } from '@/lib/shared/actor'

/** The parts of a page that can be reported separately, as this actor sees it: pictures, films and voices. */
export async function listTargetOptions(actor: Actor, { snapshot }: { snapshot: Snapshot }): Promise<TargetOption[]> {
  const answer = await getMemorialPage(actor, snapshot.path.replace('/memorial/', ''))
  if (answer.kind !== 'page') return []
  const { portrait, cover, pictures, films, voices } = answer.page
  const heads = [
    ...(portrait ? [{ id: portrait.id, name: 'Portrættet', src: portrait.src }] : []),
    ...(cover && cover.id !== portrait?.id ? [{ id: cover.id, name: 'Billedet øverst', src: cover.src }] : []),
  ]
  return [
    ...heads,
    ...pictures.items.map(({ id, src, caption }, index) => ({ id, src, name: caption ?? `Billede ${index + 1}` })),
    ...films.map(({ id, caption, poster }, index) => ({
      id,
      name: caption ?? `Film ${index + 1}`,
      src: poster?.src ?? null,
    })),
    ...voices.map(({ id, caption }, index) => ({ id, name: caption ?? `Optagelse ${index + 1}`, src: null })),
  ]
}
