'use client'

import { useState, useSyncExternalStore } from 'react'
import { PrivacyLine } from '@/components/legal/privacy-line'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { failureToast } from '@/components/ui/toast'
import { pushWay, subscribeDevice } from '@/lib/client/push'
import { usePost } from '@/lib/client/use-post'
import { followInBrowserCall } from '@/lib/domain/followers/paths'

const never = () => () => {}
const notYet = () => 'impossible' as const

/** The other way to follow a page: messages in this browser. Only where there is script, and asked for by the press alone. */
export function FollowInBrowser({ slug, publicKey }: { slug: string; publicKey: string }) {
  const way = useSyncExternalStore(never, pushWay, notYet)
  const follow = usePost<{ next: string }>(followInBrowserCall(slug))
  const [isAsking, setAsking] = useState(false)
  const [isDenied, setDenied] = useState(false)
  if (way === 'impossible') return null

  const begin = async () => {
    setAsking(true)
    setDenied(false)
    try {
      const subscription = await subscribeDevice(publicKey)
      if (subscription) window.location.assign((await follow.mutateAsync(subscription)).next)
      else setDenied(true)
    } catch (error) {
      failureToast('Browseren følger ikke siden endnu')(error)
    } finally {
      setAsking(false)
    }
  }

  return (
    <section aria-labelledby="i-browseren" className="mt-12 space-y-4">
      <h2 id="i-browseren" className="text-xl">
        Eller få besked i browseren
      </h2>
      {way === 'install-first' ? (
        <p>
          Så behøver du ikke give os en mailadresse. På iPhone og iPad skal siden først ligge på hjemmeskærmen: tryk på
          »Del« i Safari, vælg »Føj til hjemmeskærm«, og åbn siden derfra.
        </p>
      ) : (
        <>
          <p>
            Så behøver du ikke give os en mailadresse. Når du trykker, spørger browseren, om siden må vise beskeder.
          </p>
          <div aria-live="polite">
            {isDenied && (
              <Notice variant="info">
                Browseren fik ikke lov til at vise beskeder. Du kan give den lov i dens indstillinger for siden, eller
                følge siden med mail.
              </Notice>
            )}
          </div>
          <Button variant="outline" size="lg" className="w-full" pending={isAsking} onClick={begin}>
            Få besked i denne browser
          </Button>
          <PrivacyLine>
            {/* kept by: tests/access/reads/followers.ts */}
            Vi bruger kun browserens adresse til det her.
          </PrivacyLine>
        </>
      )}
    </section>
  )
}
