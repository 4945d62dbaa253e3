'use client'

import { useEffect, useState } from 'react'
import { SessionEnded } from '@/components/frame/session-ended'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { failureToast, showToast } from '@/components/ui/toast'
import { isSessionEnded } from '@/lib/client/is-session-ended'
import { type DeviceState, readDeviceState, subscribeDevice, unsubscribeDevice } from '@/lib/client/push'
import { usePushSubscription } from '@/lib/domain/notifications/client/hooks'

/** Turns push on this device on and off, with its state as text. */
export function DeviceNotices({ publicKey, endpoint }: { publicKey: string; endpoint: string | null }) {
  const [state, setState] = useState<DeviceState>('unknown')
  const [isAsking, setAsking] = useState(false)
  const save = usePushSubscription()
  useEffect(() => {
    readDeviceState(endpoint).then(setState, () => setState('impossible'))
  }, [endpoint])

  const choose = async (isOn: boolean) => {
    setAsking(true)
    let knownEndpoint = isOn ? null : endpoint
    try {
      const subscription = isOn ? await subscribeDevice(publicKey) : await unsubscribeDevice()
      if (subscription) {
        await save.mutateAsync({ subscription, isOn })
        knownEndpoint = isOn ? (subscription.endpoint ?? null) : null
        showToast({ title: isOn ? 'Beskeder er slået til på denne enhed' : 'Beskeder er slået fra på denne enhed' })
      }
    } catch (error) {
      // A subscription the server does not know must not appear as on.
      if (isOn) await unsubscribeDevice().catch(() => null)
      if (!isSessionEnded(error)) failureToast()(error)
    } finally {
      setState(await readDeviceState(knownEndpoint).catch(() => 'impossible' as const))
      setAsking(false)
    }
  }

  return (
    <div className="space-y-4">
      {isSessionEnded(save.error) && <SessionEnded />}
      <noscript>
        <Notice variant="info">Browseren kan kun give besked, når JavaScript er slået til. Mails kommer stadig.</Notice>
      </noscript>
      <div aria-live="polite">{state !== 'unknown' && <Notice variant="info">{stateTexts[state]}</Notice>}</div>
      {(state === 'on' || state === 'off') && (
        <Button
          variant={state === 'on' ? 'outline' : 'primary'}
          pending={isAsking}
          pendingText="Et øjeblik..."
          onClick={() => choose(state === 'off')}
        >
          {state === 'on' ? 'Slå beskeder fra' : 'Slå beskeder til'}
        </Button>
      )}
    </div>
  )
}

const stateTexts: Record<Exclude<DeviceState, 'unknown'>, string> = {
  on: 'Denne enhed siger til, når der sker noget på dine mindesider.',
  off: 'Denne enhed siger ikke til. Når du slår det til, spørger browseren, om siden må vise beskeder.',
  denied:
    'Du har sagt nej til beskeder fra denne side. Vil du have dem alligevel, så tillad dem i browserens indstillinger for siden, og kom tilbage hertil.',
  impossible: 'Denne browser kan ikke give besked. Mails kommer stadig.',
  'install-first':
    'På iPhone og iPad skal siden først ligge på hjemmeskærmen. Tryk på »Del« i Safari, vælg »Føj til hjemmeskærm«, og åbn siden derfra.',
}
