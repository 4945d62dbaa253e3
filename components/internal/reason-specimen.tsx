'use client'

import { useState } from 'react'
import { ReasonField } from '@/components/ui/reason-field'

export function ReasonSpecimen() {
  const [reason, setReason] = useState('')
  return <ReasonField hint="Gemmes i kodens historik." value={reason} onValueChange={setReason} />
}
