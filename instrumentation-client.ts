import { delayPresses } from '@/lib/gate/presses';

// Next runs this file before React hydrates a page
delayPresses();
