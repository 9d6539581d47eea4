import { dayOf } from 'contract/rules/calendar'
import { useState } from 'react'

/** The day on which this was first drawn. */
export const useToday = (): string => useState(() => dayOf(new Date()))[0]
