'use client';

import { ErrorScreen } from '@/components/screens/errors/ErrorScreen';

export default ErrorScreen;
