import type { BankFileProfile } from '../profile.ts';
import { BUILT_IN_PROFILES } from '../profiles/built-in.ts';

/** The built-in profile with this code. */
export function builtInProfile(
  code:
    | 'ZA-ACB-198'
    | 'ZA-ACB-180'
    | 'ZA-PAIN-001'
    | 'ZA-PAIN-RTC'
    | 'ZA-PAIN-RTGS'
    | 'ZA-PAIN-PAYSHAP'
    | 'CSV-COMMA'
    | 'CSV-SEMICOLON',
): BankFileProfile {
  return BUILT_IN_PROFILES.find((one) => one.code === code)!;
}
