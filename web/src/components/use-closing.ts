import { type RefObject, useEffect, useEffectEvent } from "react";
