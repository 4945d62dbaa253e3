'use client'

import { showUpdateFailure } from '@/components/media/show-failure'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast'
import { useRestoreVersion } from '@/lib/domain/media/versions/client/version-hooks'
import { type VersionsView, type VersionView, versionName } from '@/lib/domain/media/versions/views'
import { formatDateTime } from '@/lib/shared/danish-time'

type VersionListProps = VersionsView & {
  pictureId: string
  onRestored: (number: number) => void
}

/** Every version of the picture, newest first and the original last; each can be restored. */
export function VersionList({ pictureId, shown, versions, onRestored }: VersionListProps) {
  const { mutate, isPending, variables } = useRestoreVersion(pictureId, {
    onRestored: (number) => {
      void showToast({ title: 'Billedet er skiftet', description: `Siden viser nu: ${versionName(number)}.` })
      onRestored(number)
    },
    onRefused: showUpdateFailure,
  })
  const isBusy = versions.some(({ status }) => status === 'processing')
  return (
    <ol className="space-y-4">
      {versions.toReversed().map((version) => (
        <li
          key={version.number}
          className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-2xl bg-card p-4 shadow-soft"
        >
          <Thumbnail version={version} />
          <div className="min-w-0 flex-1 basis-48">
            <p className="flex flex-wrap items-center gap-2 font-semibold">
              {versionName(version.number)}
              {version.number === shown && <Badge variant="info">Vises nu</Badge>}
            </p>
            <p className="text-muted-foreground text-sm">
              <span suppressHydrationWarning>{formatDateTime(new Date(version.createdAt))}</span>
              {version.by && `, ${version.by}`}
            </p>
            {version.status === 'failed' && (
              <p className="text-destructive text-sm">Den kunne ikke laves. Billedet er, som det var.</p>
            )}
          </div>
          {version.status === 'ready' && version.number !== shown && (
            <form
              action={`/api/media/${pictureId}/versions/${version.number}/restore`}
              method="post"
              onSubmit={(event) => {
                event.preventDefault()
                mutate(version.number)
              }}
            >
              <Button
                type="submit"
                size="compact"
                variant="outline"
                disabled={isBusy || isPending}
                pending={isPending && variables === version.number}
                pendingText="Skifter..."
                aria-label={`Brug denne: ${versionName(version.number)}`}
              >
                Brug denne
              </Button>
            </form>
          )}
        </li>
      ))}
    </ol>
  )
}

function Thumbnail({ version: { src, status } }: { version: VersionView }) {
  if (!src) {
    return (
      <span className="grid size-24 place-items-center rounded-lg bg-muted p-2 text-center text-muted-foreground text-sm">
        {status === 'processing' ? 'Laves...' : 'Intet billede'}
      </span>
    )
  }
  // Decorative: the name beside it describes it.
  return <img src={src} alt="" loading="lazy" className="size-24 rounded-lg bg-muted object-contain" />
}
