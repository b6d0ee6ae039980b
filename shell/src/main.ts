import { boot } from './boot';
import './provide-shared';

void boot();
