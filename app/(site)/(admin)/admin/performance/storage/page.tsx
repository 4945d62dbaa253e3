import type { Metadata } from 'next'
import { orNotFound } from '@/app/or-not-found'
import { plotParts } from '@/components/statistics/plot-parts'
import { Plotted } from '@/components/statistics/plotted'
import { Archive, Backups } from '@/components/storage-use/backups'
import { MissingFiles, Orphans } from '@/components/storage-use/orphans'
import { Disk, LargePages, SizesTable } from '@/components/storage-use/sizes-table'
import { PageBody } from '@/components/ui/page-body'
import { StateLinks } from '@/components/ui/state-links'
import { backupsForm } from '@/lib/domain/backups/policy'
import { listBackups } from '@/lib/domain/backups/queries'
import { findDraft } from '@/lib/domain/find-draft'
import { archiveForm } from '@/lib/domain/published-pages/paths'
import { getArchive } from '@/lib/domain/published-pages/queries'
import { fileKindName, orphansForm, storageParts, storageSentence } from '@/lib/domain/storage-use/copy'
import { storageUsePath } from '@/lib/domain/storage-use/policy'
import { getStorageUse, listOrphans } from '@/lib/domain/storage-use/queries'
import { orphanListInput, storagePeriods, storageUseInput } from '@/lib/domain/storage-use/schema'
import { currentActor } from '@/lib/server/actor'
import { type PageProps, textParam } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Plads' }

export default async function StoragePage({ searchParams }: PageProps) {
  const [query, actor] = await Promise.all([searchParams, currentActor()])
  const [use, orphans, backups, archive] = await orNotFound(
    Promise.all([
      getStorageUse(actor, storageUseInput.parse(query)),
      listOrphans(actor, orphanListInput.parse(query)),
      listBackups(actor, {}),
      getArchive(actor, {}),
    ]),
  )
  const [draft, archiveDraft, backupsDraft] = await Promise.all(
    [orphansForm, archiveForm, backupsForm].map((form) => findDraft(form, query)),
  )
  return (
    <PageBody
      width="page"
      title="Plads"
      intro="Hvad databasen og filerne fylder, og hvor længe der er plads."
      className="space-y-14"
    >
      <Disk disk={use.disk} ownDisks={use.ownDisks} forecast={use.forecast} />
      <StateLinks
        label="Periode"
        links={storagePeriods.map((period) => ({
          label: `${period} dage`,
          href: `${storageUsePath}?period=${period}`,
          isHere: period === use.period,
        }))}
      />
      <Plotted
        title="Udvikling"
        sentence={storageSentence(use.points)}
        points={use.points}
        parts={plotParts(['database', 'files', 'free'], storageParts)}
        measure="bytes"
        kind="lines"
        unit="Dag"
      />
      <section>
        <h2 className="mb-3 text-2xl">Databasen</h2>
        <SizesTable caption="Databasens tabeller" lines={use.tables} counts="Rækker, cirka" nameOf={(name) => name} />
      </section>
      <section>
        <h2 className="mb-3 text-2xl">Filerne</h2>
        <SizesTable caption="Filer efter slags" lines={use.files} counts="Filer" nameOf={fileKindName} />
      </section>
      <LargePages pages={use.pages} />
      <MissingFiles missing={use.missing} />
      <Orphans page={orphans} removed={Number(query.fjernet) || null} message={draft?.message} />
      <Backups backups={backups} message={backupsDraft?.message} />
      <Archive archive={archive} act={textParam(query, 'noedside')} message={archiveDraft?.message} />
    </PageBody>
  )
}
