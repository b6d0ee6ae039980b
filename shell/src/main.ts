import { boot } from './boot';
import './provide-shared';

boot();
